/** Advice at a practice table: what each choice is worth, and what this reader's mistakes cost. */
import { connection } from './connection.svelte';
import type { Advised } from './protocol';
import { prefs } from './prefs.svelte';
import type { LiveTable } from './table.svelte';

interface Tally {
  decisions: number;
  mistakes: number;
  /** What the mistakes cost in all: in antes, and in minor units. */
  antes: number;
  money: number;
}

export class Adviser {
  /** The worth of the choices of the decision at hand, or of the one just made. */
  advised = $state.raw<Advised | undefined>(undefined);
  /** What was chosen, once it was. */
  chosen = $state<string | undefined>(undefined);
  /** Why there is no advice now, in words. */
  refused = $state('');
  tally = $state.raw<Tally>({ decisions: 0, mistakes: 0, antes: 0, money: 0 });

  readonly #table: LiveTable;
  #asked = '';

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Whether the worth may be shown now, as this reader wants it. */
  get shown(): boolean {
    return prefs.advice === 'before' || (prefs.advice === 'after' && this.chosen !== undefined);
  }

  /** Ask about the decision at hand, once; call whenever the table changes. */
  async consider(mine: boolean): Promise<void> {
    const key = this.#key();
    if (!mine || prefs.advice === 'off' || key === this.#asked) {
      return;
    }
    this.#asked = key;
    this.advised = undefined;
    this.chosen = undefined;
    this.refused = '';
    const answer = await connection.ask({ type: 'ask-advice', table: this.#table.id });
    if (key !== this.#asked) {
      return; // The game has gone on.
    }
    if (answer.type === 'advice') {
      this.advised = answer.advised;
      this.#count();
    } else if (answer.type === 'refused') {
      this.refused = answer.text;
    }
  }

  /** Note what was done, and count what it cost. */
  decided(kind: string): void {
    if (this.#asked === this.#key()) {
      this.chosen = kind;
      this.#count();
    }
  }

  #key(): string {
    return `${this.#table.coup} ${this.#table.turn}`;
  }

  /** Count a decision once what was done and what it was worth are both known. */
  #count(): void {
    const choice = this.advised?.choices.find((one) => one.kind === this.chosen);
    if (choice === undefined) {
      return;
    }
    const cost = choice.cost ?? 0;
    const { decisions, mistakes, antes, money } = this.tally;
    this.tally = {
      decisions: decisions + 1,
      mistakes: mistakes + (cost > 0 || (choice.cost_antes ?? 0) > 0 ? 1 : 0),
      antes: antes + (choice.cost_antes ?? 0),
      money: money + cost,
    };
  }
}
