import { type Selector, type SelectorComponent, transform, type Url } from 'lightningcss';
import postcss, { type ChildNode } from 'postcss';

/** A rule of a stylesheet, with the conditions (`@media`) around it. */
export type StyleRule = {
  /** Minified, in one line. */
  css: string;
  /** Undefined if it is no rule for elements, such as `@keyframes`. */
  selectors: readonly Selector[] | undefined;
};

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

/**
 * Whether a rule can apply to a page as long as scripts add no classes but those of `classes`. They may set attributes and
 * states.
 */
export const canApply = ({ selectors }: StyleRule, classes: ReadonlySet<string>): boolean =>
  !selectors || selectors.some((selector) => canMatch(selector, classes));

/** Lists the classes that a rule requires. */
export function listRequiredClasses({ selectors = [] }: StyleRule): string[] {
  const collect = (selector: Selector): string[] =>
    selector.flatMap((component) =>
      component.type === 'class' ? component.name : listOptions(component).flatMap(collect),
    );
  return selectors.flatMap(collect);
}

/** Lists the selectors of one style rule, without those of rules that are nested in it. */
function readSelectors(css: string): Selector[] {
  let selectors: Selector[] | undefined;
  const visitor = {
    Rule: {
      style: ({ value }: { value: { selectors: Selector[] } }): undefined => {
        selectors ??= value.selectors;
      },
    },
  };
  transform({ filename: 'rule.css', code: Buffer.from(css), visitor });
  return selectors ?? [];
}

/** The conditions that mean the same around one rule as around several. `@layer` does not if it has no name. */
const conditions = new Set(['media', 'supports', 'container']);

function listRules(nodes: readonly ChildNode[], wrap: (css: string) => string): StyleRule[] {
  return nodes.flatMap((node) => {
    // Minified stylesheets still have the comments with licenses, which can have several lines.
    if (node.type === 'comment') return [];
    if (node.type === 'atrule' && node.nodes && conditions.has(node.name)) {
      return listRules(node.nodes, (css) => wrap(`@${node.name} ${node.params}{${css}}`));
    }
    const css = node.toString() + (node.type === 'atrule' && !node.nodes ? ';' : '');
    return { css: wrap(css), selectors: node.type === 'rule' ? readSelectors(css) : undefined };
  });
}

/**
 * Lists the rules of a stylesheet in their order.
 * @param css the stylesheet
 * @param url the URL of the stylesheet; the URLs in its rules become independent of it
 */
export function listStyleRules(css: string, url: string): StyleRule[] {
  const resolveUrl = ({ url: value, ...rest }: Url): Url => {
    if (value.startsWith('data:')) return { url: value, ...rest };
    return { url: new URL(value, new URL(url, 'https://x.example')).pathname, ...rest };
  };
  const { code } = transform({
    filename: url,
    code: Buffer.from(css),
    minify: true,
    visitor: { Url: resolveUrl },
  });
  return listRules(postcss.parse(code.toString()).nodes, (rule) => rule);
}
