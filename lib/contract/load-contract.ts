import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic';
import { parseYaml } from '../diagnostics/parse-yaml';
import { listFiles, readText } from '../files/project-files';
import {
  type ElementDefinition,
  elementDefinitionSchema,
  elementGroups,
  type SharedDefinitions,
  sharedDefinitionsSchema,
} from './definition-schema';

const folder = 'content/elements';

/** The contract of the doctor app's screens: every element, and the definitions that they share. */
export type Contract = { elements: ElementDefinition[]; shared: SharedDefinitions[] };

/** Reads the contract's files. Every fault of every file is returned beside what could be read. */
export function readContract(): { contract: Contract; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const contract: Contract = { elements: [], shared: [] };
  for (const file of listFiles(folder, '.json')) {
    const source = { file, text: readText(file) };
    if (file.startsWith(`${folder}/shared/`)) {
      const parsed = parseYaml(sharedDefinitionsSchema, source);
      diagnostics.push(...parsed.diagnostics);
      if (parsed.value) contract.shared.push(parsed.value);
    } else {
      const parsed = parseYaml(elementDefinitionSchema, source);
      diagnostics.push(...parsed.diagnostics);
      if (parsed.value) contract.elements.push(parsed.value);
    }
  }
  return { contract, diagnostics };
}

let known: Contract | undefined;

/** The contract. Throws a DiagnosticError with every fault of its files. */
export function getContract(): Contract {
  if (known && process.env.NODE_ENV !== 'development') return known;
  const { contract, diagnostics } = readContract();
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
  known = contract;
  return contract;
}

/** An element's definition. Throws where there is none. */
export function getElementDefinition(name: string): ElementDefinition {
  const element = getContract().elements.find((definition) => definition.name === name);
  if (!element) throw new Error(`The contract has no element "${name}"`);
  return element;
}

/** The elements by group, in the groups' order. */
export function groupElements(): Array<{
  group: (typeof elementGroups)[number];
  elements: ElementDefinition[];
}> {
  const { elements } = getContract();
  return elementGroups.map((group) => ({
    group,
    elements: elements.filter((element) => element.group === group),
  }));
}
