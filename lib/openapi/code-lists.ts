import currencyCodes from 'currency-codes';
import languageCodes from 'iso-639-1';
import { iso31661, iso31662 } from 'iso-3166';

/** The countries that have a list of regions (spec, 2-data-reference.txt section 3). */
const countriesWithRegions = ['US', 'DE', 'CA', 'IN', 'AU', 'CH', 'BR'];

const byCode = (entries: Array<[code: string, name: string]>): Record<string, string> =>
  Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));

/**
 * Code lists of standards, from maintained packages: code → English name. What the specification adds to
 * a standard stands here: XK, YUE, and the form country_region.
 */
const lists = {
  countries: () =>
    byCode([
      ...iso31661.map(({ alpha2, name }): [string, string] => [alpha2, name]),
      ['XK', 'Kosovo'],
    ]),
  languages: () =>
    byCode([
      ...languageCodes
        .getAllCodes()
        .map((code): [string, string] => [code.toUpperCase(), languageCodes.getName(code)]),
      ['YUE', 'Cantonese'],
    ]),
  currencies: () =>
    byCode(currencyCodes.data.map(({ code, currency }): [string, string] => [code, currency])),
  regions: () =>
    byCode(
      iso31662
        .filter(({ parent }) => countriesWithRegions.includes(parent))
        .map(({ code, name }): [string, string] => [code.replace('-', '_'), name]),
    ),
} as const;

export type CodeListName = keyof typeof lists;
export const codeListNames = Object.keys(lists) as CodeListName[];

/** A code list: code → English name, sorted by code. */
export function getCodeList(name: CodeListName): Record<string, string> {
  return lists[name]();
}
