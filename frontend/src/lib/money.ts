/** Amounts of the protocol, written as the reader's language does. */

export type Minor = number;
export type Micro = number;

/** Micro-units in a minor unit: what the meter counts in. */
export const MICRO_PER_MINOR = 10_000;

const AT_HOME: Record<string, string> = { 'fr CAD': 'fr-CA', 'en CAD': 'en-CA', 'en EUR': 'en-IE' };
const styles = new Map<string, Intl.NumberFormat>();

function style(language: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${digits}`;
  let found = styles.get(key);
  if (found === undefined) {
    const options: Intl.NumberFormatOptions = {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    };
    if (currency !== '') {
      options.style = 'currency';
      options.currency = currency;
      options.currencyDisplay = 'narrowSymbol';
    }
    found = new Intl.NumberFormat(localeOf(language, currency), options);
    styles.set(key, found);
  }
  return found;
}

/** The locale in which a language writes a currency: `fr-CA` for French and Canadian dollars. */
export function localeOf(language: string, currency = ''): string {
  return AT_HOME[`${language} ${currency}`] ?? language;
}

/** An amount in minor units, with both decimals: `$12.50`, `12,50 €`. */
export function money(amount: Minor, currency: string, language: string): string {
  return style(language, currency, 2).format(amount / 100);
}

/** The same without `.00` where it is a whole amount: for chips and buttons. */
export function shortMoney(amount: Minor, currency: string, language: string): string {
  return style(language, currency, amount % 100 === 0 ? 0 : 2).format(amount / 100);
}

/** What a meter shows: whole minor units, the remainder is carried and not shown. */
export function shownMeter(amount: Micro): Minor {
  return Math.floor(amount / MICRO_PER_MINOR);
}

/** What somebody typed as an amount, in minor units; undefined where it is none. */
export function readAmount(text: string): Minor | undefined {
  const bare = text.replace(/[\s\u00a0\u202f€$'’]/g, '');
  const found = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(bare);
  if (found === null) {
    return undefined;
  }
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** The fewest chips of these worths (minor units, any order) that make an amount; largest first. */
export function chipsOf(amount: Minor, worths: readonly Minor[]): Minor[] {
  const found: Minor[] = [];
  let left = amount;
  for (const worth of [...worths].sort((a, b) => b - a)) {
    while (left >= worth) {
      found.push(worth);
      left -= worth;
    }
  }
  return found;
}
