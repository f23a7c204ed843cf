/** Numbers and shares, written as the reader's language does. */

const styles = new Map<string, Intl.NumberFormat>();

function style(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let found = styles.get(key);
  if (found === undefined) {
    found = new Intl.NumberFormat(language, options);
    styles.set(key, found);
  }
  return found;
}

/** A number with so many decimals. */
export function number(value: number, digits: number, language: string): string {
  return style(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** A share as a percentage with so many decimals: `5.22%`, `5,22 %`. */
export function share(value: number, digits: number, language: string): string {
  return minus(
    style(language, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value),
  );
}

/** A real minus, also where the language's own data has a hyphen. */
function minus(text: string): string {
  return text.replace('-', '\u2212');
}

/** A share with as many decimals as it takes to say something: `0.00008%`. */
export function smallShare(value: number, language: string): string {
  if (value !== 0 && Math.abs(value) < 0.001) {
    return style(language, { style: 'percent', maximumSignificantDigits: 3 }).format(value);
  }
  return share(value, 3, language);
}

/** A number with its sign, a real minus; zero without. */
export function signed(value: number, digits: number, language: string): string {
  return minus(
    style(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'exceptZero',
    }).format(value),
  );
}
