import { type Selector, type SelectorComponent, transform, type Url } from 'lightningcss';

/** Returns the classes of all elements in a page's HTML. */
export function listClasses(html: string): Set<string> {
  const values = html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g);
  return new Set([...values].flatMap(([, quoted, plain]) => (quoted ?? plain ?? '').split(/\s+/)));
}

/** The selectors of `:is()` and `:where()`; of anything else, none. */
const listOptions = (component: SelectorComponent): Selector[] =>
  component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'where')
    ? component.selectors
    : [];

/** Whether a selector can match an element of a page: each class that it requires is there. */
const canMatch = (selector: Selector, classes: ReadonlySet<string>): boolean =>
  selector.every((component) => {
    if (component.type === 'class') return classes.has(component.name);
    const options = listOptions(component);
    return options.length === 0 || options.some((option) => canMatch(option, classes));
  });

/** Returns all classes that selectors of a stylesheet require. */
export function listRequiredClasses(css: string): Set<string> {
  const classes = new Set<string>();
  const collect = (selector: Selector): undefined => {
    for (const component of selector) {
      if (component.type === 'class') classes.add(component.name);
      listOptions(component).forEach(collect);
    }
  };
  transform({ filename: 'x.css', code: Buffer.from(css), visitor: { Selector: collect } });
  return classes;
}

/** Removes conditions (`@media`) around nothing from minified CSS. */
function removeEmptyConditions(css: string): string {
  const shorter = css.replace(/@(?:media|supports|container)[^{}]*\{\}/g, '');
  return shorter === css ? css : removeEmptyConditions(shorter);
}

/**
 * Returns the rules of a stylesheet that can apply to a page as long as no script adds classes to it, minified. Scripts
 * may set attributes and states: rules depend on the page's classes only. A stylesheet with fonts stays complete, because
 * it is not loaded again (defer-hydration.ts).
 * @param css the stylesheet
 * @param url the URL of the stylesheet; the URLs in its rules become independent of it
 */
export function selectUsedStyles(css: string, url: string, classes: ReadonlySet<string>): string {
  const isComplete = css.includes('@font-face');
  const resolveUrl = ({ url: value, ...rest }: Url): Url => {
    if (value.startsWith('data:')) return { url: value, ...rest };
    return { url: new URL(value, new URL(url, 'https://x.example')).pathname, ...rest };
  };
  const { code } = transform({
    filename: url,
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Url: resolveUrl,
      Rule: {
        // A rule is dropped or stays as it is: lightningcss cannot read all of its own rules back.
        style: ({ value }) =>
          isComplete || value.selectors.some((selector) => canMatch(selector, classes))
            ? undefined
            : [],
      },
    },
  });
  return removeEmptyConditions(code.toString());
}
