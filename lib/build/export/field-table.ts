import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { findElement } from '../../kit/html/find-element';
import { h, isElement, text } from './hast-builders';
import { joinInline, toInline } from './inline-content';

type Simplify = (node: ElementContent) => ElementContent[];

const isRow = ({ properties }: Element): boolean =>
  ['field', 'parameter'].includes(String(properties.dataRecord));

/** Whether an element is a list of fields or parameters. */
export function isFieldList({ children }: Element): boolean {
  const items = children.filter(isElement);
  return items.length > 0 && items.every(isRow);
}

/** Finds the outermost lists of fields in an element. */
function findFieldLists(element: Element): Element[] {
  if (isFieldList(element)) return [element];
  return element.children.filter(isElement).flatMap(findFieldLists);
}

/** Converts lists of fields to a line with the names of the fields, without nested ones. */
export function toFieldNames(element: Element): Element {
  const names = findFieldLists(element).flatMap(({ children }) =>
    children.filter(isElement).flatMap((row) => {
      const name = findElement(row, ({ properties }) => properties.dataRecordName !== undefined);
      return name ? [h('code', [text(textOf(name))])] : [];
    }),
  );
  const items = names.flatMap((name, index) => [text(index === 0 ? '' : ', '), name]);
  return h('p', [text('Fields, with details on the page of the schema: '), ...items, text('.')]);
}

/** Removes lists of fields, with the `details` that they are in. */
function withoutFieldLists(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (!isElement(node)) return [node];
    const isNested =
      isFieldList(node) ||
      node.properties.dataTabGroup !== undefined ||
      (node.tagName === 'details' && findFieldLists(node).length > 0);
    return isNested ? [] : [{ ...node, children: withoutFieldLists(node.children) }];
  });
}

/** A row for a field or an alternative, followed by those of what is in it. */
function toRows(
  path: string,
  [type, ...notes]: Element[],
  body: Element[],
  simplify: Simplify,
): Element[] {
  const cells = [
    [h('code', [text(path)])],
    type ? simplify(type) : [],
    joinInline(notes.map((note) => simplify(note))),
    joinInline(withoutFieldLists(body).map((node) => toInline(simplify(node)))),
  ];
  return [
    h(
      'tr',
      cells.map((cell) => h('td', cell)),
    ),
    ...body.flatMap((element) => listNestedRows(element, path, simplify)),
  ];
}

/** Lists the rows of the fields and the alternatives in an element. The name of an alternative follows that of the field. */
function listNestedRows(element: Element, path: string, simplify: Simplify): Element[] {
  if (isFieldList(element)) return listRows(element, `${path}.`, simplify);
  const children = element.children.filter(isElement);
  const { dataTab: label } = element.properties;
  if (typeof label !== 'string')
    return children.flatMap((child) => listNestedRows(child, path, simplify));
  const [head, ...body] = children.flatMap((child) => child.children.filter(isElement));
  return toRows(`${path}<${label}>`, head?.children.filter(isElement) ?? [], body, simplify);
}

/** Lists the rows of a list of fields, each followed by those of its nested fields, whose names are paths. */
function listRows(list: Element, parentPath: string, simplify: Simplify): Element[] {
  return list.children.filter(isElement).flatMap((row) => {
    const [head, ...body] = row.children.filter(isElement);
    const [name, ...rest] = head?.children.filter(isElement) ?? [];
    return toRows(parentPath + (name ? textOf(name) : ''), rest, body, simplify);
  });
}

/** Converts a list of fields or parameters to a table. Its nested fields follow with their paths: `policy.id`. */
export function toFieldTable(list: Element, simplify: Simplify): Element {
  const titles = ['Name', 'Type', 'Constraints', 'Description'];
  return h('table', [
    h('thead', [
      h(
        'tr',
        titles.map((title) => h('th', [text(title)])),
      ),
    ]),
    h('tbody', listRows(list, '', simplify)),
  ]);
}
