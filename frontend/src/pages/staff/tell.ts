/** Alerts and acts of the staff in the reader's words. */
import { clock } from '../../lib/clock.svelte';
import { MICRO_PER_MINOR, money } from '../../lib/money';
import { staff, type Alert, type StaffAct } from '../../lib/staff.svelte';
import { words } from '../../lib/words.svelte';

const DAY = 24 * 3_600_000;

/** Micro-units as money; parts of a minor unit are not shown. */
export function microMoney(amount: number, currency: string): string {
  return money(Math.trunc(amount / MICRO_PER_MINOR), currency, words.language);
}

/** The currency that is played for at a table; the house's own elsewhere. */
export function currencyAt(table: string): string {
  return staff.table(table)?.state?.currency ?? staff.console?.currency ?? '';
}

/** When something was: the time, with the day where it was another one. */
export function moment(at: number): string {
  const near = Math.abs(clock.now - at) < DAY / 2;
  return new Intl.DateTimeFormat(
    words.language,
    near ? { timeStyle: 'medium' } : { dateStyle: 'short', timeStyle: 'short' },
  ).format(at);
}

export function alertText(alert: Alert): string {
  return words.text(`pages-alert-${alert.kind}`, shown(alert.values, currencyAt(alert.table)));
}

/** Values of an alert as they are written: those of amounts as money. */
function shown(
  values: Readonly<Record<string, string | number>>,
  currency: string,
): Record<string, string | number> {
  const found: Record<string, string | number> = { ...values };
  for (const name of ['counted', 'booked'] as const) {
    if (typeof values[name] === 'number') {
      found[name] = microMoney(values[name], currency);
    }
  }
  if (typeof values['amount'] === 'number') {
    found['amount'] = money(values['amount'], currency, words.language);
  }
  return found;
}

/** An account of the books as people call it; `names` are those of persons. */
export function accountText(account: string, names: Readonly<Record<string, string>> = {}): string {
  const [kind = '', of = '', seat = '', third = ''] = account.split(':');
  return words.text(`pages-account-${kind}`, {
    person: names[of] ?? of,
    meter: of,
    table: staff.tableName(of),
    coup: Number(seat) || 0,
    seat: kind === 'reserved' ? third : seat,
  });
}

/** Who gains and who loses by a correction: its amount may be below nothing. */
export function gainAndLoss(
  account: string,
  against: string,
  amount: number,
  names: Readonly<Record<string, string>>,
): Record<'account' | 'against', string> {
  const [gains, loses] = amount < 0 ? [against, account] : [account, against];
  return { account: accountText(gains, names), against: accountText(loses, names) };
}

/** Roles as people call them. */
export function rolesText(roles: readonly string[]): string {
  const said = roles.map((role) => words.text(`pages-role-${role}`));
  return said.length === 0 ? words.text('pages-role-none') : said.join(', ');
}

/** An act of the staff as one sentence; the reason stands beside it. */
export function actText(act: StaffAct, names: Readonly<Record<string, string>>): string {
  const currency = currencyAt(act.table);
  const own = act.values;
  if (act.kind === 'alert') {
    const values = shown(own, currency);
    return words.text(`pages-alert-${String(own['alert'])}`, values);
  }
  return words.text(`pages-act-${act.kind}`, {
    ...shown(own, currency),
    ...(typeof own['account'] === 'string'
      ? gainAndLoss(own['account'], String(own['against']), act.amount ?? 0, names)
      : {}),
    roles: rolesText(
      String(own['roles'] ?? '')
        .split(', ')
        .filter(Boolean),
    ),
    coup: act.coup ?? 0,
    seat: act.seat ?? 0,
    person: names[act.person] ?? act.person,
    table: act.table === '' ? String(own['table'] ?? '') : staff.tableName(act.table),
    amount: act.amount == null ? '' : microMoney(Math.abs(act.amount), currency),
    sign: (act.amount ?? 0) < 0 ? 'out' : 'in',
    seconds: Math.round(Number(own['milliseconds'] ?? 0) / 1000),
  });
}

/** A reason, in the reader's language where the house itself wrote it down. */
export function ownReason(reason: string): string {
  const id = HOUSE_REASONS[reason];
  return id === undefined ? reason : words.text(id);
}

/** What the house itself writes down where nobody gave a reason. */
const HOUSE_REASONS: Readonly<Record<string, string>> = {
  'a void waits for its second signature': 'pages-void-waits',
  'the inspector is called': 'pages-paused-called',
  inspector: 'pages-paused-inspector',
};
