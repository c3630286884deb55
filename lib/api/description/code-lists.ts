import currencyCodes from 'currency-codes';
import languageCodes from 'iso-639-1';
import { iso31661, iso31662 } from 'iso-3166';
import { unknownName } from '../../kit/diagnostics/suggest-name';

/** The countries that have a list of regions (specification: data-reference.txt, section 3). */
const countriesWithRegions = ['US', 'DE', 'CA', 'IN', 'AU', 'CH', 'BR'];

/** Codes of ISO 4217 that are no currencies: metals, bonds, units of account, funds, tests, and "no currency". */
const codesWithoutCurrency =
  'XAG XAU XPD XPT XBA XBB XBC XBD XDR XSU XUA XTS XXX BOV CHE CHW CLF COU MXV USN UYI UYW'.split(
    ' ',
  );

type Entry = [code: string, name: string];

/**
 * Code lists of standards, from maintained packages. The specification adds XK and YUE to the standards, and writes
 * regions as country_region.
 */
const lists = new Map<string, () => Entry[]>([
  [
    'countries',
    () => [...iso31661.map(({ alpha2, name }): Entry => [alpha2, name]), ['XK', 'Kosovo']],
  ],
  [
    'languages',
    () => [
      ...languageCodes
        .getAllCodes()
        .map((code): Entry => [code.toUpperCase(), languageCodes.getName(code)]),
      ['YUE', 'Cantonese'],
    ],
  ],
  [
    'currencies',
    () =>
      currencyCodes.data
        .filter(({ code }) => !codesWithoutCurrency.includes(code))
        .map(({ code, currency }): Entry => [code, currency]),
  ],
  [
    'regions',
    () =>
      iso31662
        .filter(({ parent }) => countriesWithRegions.includes(parent))
        .map(({ code, name }): Entry => [code.replace('-', '_'), name]),
  ],
]);

/** The names of the code lists. */
export const codeListNames: readonly string[] = [...lists.keys()];

/** Returns a code list: code → English name, sorted by code. Throws if there is no list with this name. */
export function getCodeList(name: string): Record<string, string> {
  const entries = lists.get(name)?.();
  if (!entries) throw unknownName('code list', name, codeListNames);
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}
