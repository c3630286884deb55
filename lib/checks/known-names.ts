import { mdxComponentAttributes } from '../content/mdx-component-attributes';
import { readContract } from '../contract/load-contract';
import { listScreenNames } from '../contract/screens/load-screens';
import type { KnownNames } from './check-mdx';
import { findOperationIds } from './find-operation-ids';

/** The components whose attribute `name` is a screen. */
const screenComponents = Object.keys(mdxComponentAttributes).filter((name) =>
  name.startsWith('Screen'),
);

/** Lists the names that components in MDX can refer to. Operations are missing if openapi/ has errors. */
export function listKnownNames(): KnownNames {
  const operations = findOperationIds();
  const { contract } = readContract();
  return {
    ...(operations && {
      operation: { attribute: 'id', components: ['Operation'], names: operations },
    }),
    element: {
      attribute: 'name',
      components: ['ElementFields', 'ElementExamples', 'ElementPlayground'],
      names: contract.elements.map(({ name }) => name),
    },
    definition: {
      attribute: 'name',
      components: ['ContractDefinition'],
      names: contract.shared.flatMap(({ $defs = {} }) => Object.keys($defs)),
    },
    screen: { attribute: 'name', components: screenComponents, names: listScreenNames() },
  };
}
