// @ts-check
/**
 * Returns the text of an attribute of a component; undefined if there is none or if it is an expression.
 * @param {import('mdast-util-mdx-jsx').MdxJsxFlowElementHast} element
 * @param {string} name
 */
export function readJsxAttribute({ attributes }, name) {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}
