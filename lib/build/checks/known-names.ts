import type { OpenApiDocument } from '../../api/description/openapi-document';
import { mdxComponentAttributes } from '../../content/mdx-component-attributes';
import { listElementNames, readContract } from '../../elements/load-contract';
import { listScreenNames } from '../../elements/screens/load-screens';
import { listOperationIds } from './find-openapi-document';
import type { KnownNames } from './mdx/check-components';

/** The components that take the name of a screen as `name`. */
const screenComponents = Object.keys(mdxComponentAttributes).filter((name) =>
  name.startsWith('Screen'),
);

const listApiNames = (document: OpenApiDocument): KnownNames => ({
  operation: { attribute: 'id', components: ['Operation'], names: listOperationIds(document) },
  schema: {
    attribute: 'name',
    components: ['SchemaFields', 'EnumerationValues'],
    names: Object.keys(document.components.schemas),
  },
});

/**
 * Lists the names that components in MDX can refer to.
 * @param document the API's description; undefined if it has errors, and its names are then missing
 */
export function listKnownNames(document: OpenApiDocument | undefined): KnownNames {
  const { contract, diagnostics } = readContract();
  return {
    ...(document && listApiNames(document)),
    element: {
      attribute: 'name',
      components: ['ElementFields', 'ElementExamples', 'ElementPlayground'],
      names: listElementNames(),
    },
    ...(diagnostics.length === 0 && {
      definition: {
        attribute: 'name',
        components: ['ContractDefinition'],
        names: contract.shared.flatMap(({ $defs = {} }) => Object.keys($defs)),
      },
    }),
    screen: { attribute: 'name', components: screenComponents, names: listScreenNames() },
  };
}
