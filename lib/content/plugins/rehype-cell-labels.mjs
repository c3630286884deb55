// @ts-check
import { toString as toText } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Gives the cells of tables with three or more columns the name of their column, which phones show before the cell: there, the
 * cells of a row are below each other (components/docs/mdx/table.module.css). With two columns, a row needs no names.
 */
export default function rehypeCellLabels() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      /** @type {string[]} */
      const labels = [];
      visit(table, 'element', (row) => {
        if (row.tagName !== 'tr') return;
        const cells = row.children.flatMap((cell) => (cell.type === 'element' ? [cell] : []));
        if (labels.length === 0) labels.push(...cells.map((cell) => toText(cell)));
        else if (labels.length > 2) {
          for (const [index, cell] of cells.entries()) {
            if (index > 0) cell.properties.dataColumn = labels[index];
          }
        }
      });
    });
  };
}
