/** What the page needs of a stud sheet, by the names that the sheet's own file uses. */
import { readAmount } from '../../lib/money';
import type { Rules } from '../../lib/protocol';

export interface StudShape {
  table?: { clock?: { act?: number; blinds?: number } };
  hands?: { order?: string[]; names?: Record<string, string> };
  rake?: { above?: string; rate?: string };
}

export function shapeOf(rules: Rules | undefined): StudShape {
  return rules?.sheet ?? {};
}

/** The rake: above how much (minor units), and which share; undefined where none is kept. */
export function rakeOf(sheet: StudShape): { above: number; share: number } | undefined {
  const share = Number.parseFloat(sheet.rake?.rate ?? '') / 100;
  const above = readAmount(sheet.rake?.above ?? '');
  return Number.isNaN(share) || share === 0 ? undefined : { above: above ?? 0, share };
}
