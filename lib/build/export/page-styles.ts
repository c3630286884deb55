import { canApply, listRequiredClasses, listStyleRules, type StyleRule } from './style-rules';

/**
 * The rules of all pages' stylesheets in one order, in which each has a number. A page has those that it uses in its HTML.
 * A document that shows further pages gets the rules that it lacks at their places in the order, so that the cascade is
 * always that of a page that was loaded.
 */
export type PageStyles = {
  rules: readonly StyleRule[];
  /** Returns the numbers of a page's rules in their order, ascending on pages that are shown in a document of another. */
  select: (hrefs: readonly string[], classes: ReadonlySet<string>) => number[];
  /** Whether a stylesheet defines fonts. */
  hasFonts: (href: string) => boolean;
};

/**
 * Orders stylesheets so that each page keeps the order of its own.
 * @param lists the stylesheets of each page, in their order
 * @throws an error if pages have two of them in different orders
 */
export function orderStylesheets(lists: ReadonlyArray<readonly string[]>): string[] {
  const before = new Map<string, Set<string>>();
  for (const list of lists)
    for (const [index, href] of list.entries()) {
      const known = before.get(href) ?? new Set();
      const previous = list[index - 1];
      if (previous !== undefined) known.add(previous);
      before.set(href, known);
    }
  const ordered = new Set<string>();
  const place = (href: string, path: readonly string[]): void => {
    if (path.includes(href))
      throw new Error(
        `found the stylesheets ${[...path, href].join(' after ')} on different pages, expected one order on all pages`,
      );
    if (ordered.has(href)) return;
    for (const previous of before.get(href) ?? []) place(previous, [...path, href]);
    ordered.add(href);
  };
  for (const href of before.keys()) place(href, []);
  return [...ordered];
}

/**
 * Reads the stylesheets of all pages.
 * @param lists the URLs of the stylesheets of each page that is shown in documents of others, in their order
 * @param others those of the other pages, which can have orders of their own
 * @param read returns a stylesheet
 * @param scriptWords the words of the scripts: a class among them may be added to an element
 */
export function readPageStyles(
  lists: ReadonlyArray<readonly string[]>,
  others: ReadonlyArray<readonly string[]>,
  read: (href: string) => string,
  scriptWords: ReadonlySet<string>,
): PageStyles {
  const rules: StyleRule[] = [];
  const sheets = new Map<string, { numbers: number[]; classes: Set<string>; hasFonts: boolean }>();
  for (const href of new Set([...orderStylesheets(lists), ...others.flat()])) {
    const ofSheet = listStyleRules(read(href), href);
    const numbers = ofSheet.map((_rule, index) => rules.length + index);
    const classes = new Set(ofSheet.flatMap(listRequiredClasses));
    const hasFonts = ofSheet.some(({ css }) => css.startsWith('@font-face'));
    sheets.set(href, { numbers, classes, hasFonts });
    rules.push(...ofSheet);
  }
  const selections = new Map<string, number[]>();
  const selectOne = (href: string, pageClasses: ReadonlySet<string>): number[] => {
    const { numbers = [], classes = [] } = sheets.get(href) ?? {};
    const used = [...classes].filter((name) => pageClasses.has(name) || scriptWords.has(name));
    // Pages of one template use the same rules of a stylesheet.
    const key = [href, ...used].join(' ');
    const known = selections.get(key);
    if (known) return known;
    const usedClasses = new Set(used);
    const selection = numbers.filter((number) => {
      const rule = rules[number];
      return rule !== undefined && canApply(rule, usedClasses);
    });
    selections.set(key, selection);
    return selection;
  };
  return {
    rules,
    select: (hrefs, classes) => hrefs.flatMap((href) => selectOne(href, classes)),
    hasFonts: (href) => sheets.get(href)?.hasFonts ?? false,
  };
}
