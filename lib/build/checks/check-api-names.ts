import type { OpenApiDocument } from '../../api/description/openapi-document';
import { listProperties } from '../../api/description/resolve-schema';
import { listValueTexts } from '../../api/description/schema-types';
import { type Diagnostic, describeValue } from '../../kit/diagnostics/diagnostic';
import { locateInYaml } from '../../kit/diagnostics/parse-yaml';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import type { YamlPath } from '../../kit/diagnostics/yaml-source';
import { requiredParameters } from '../../sandbox/required-parameters';
import {
  getAppointmentPhases,
  getLimits,
  getSystemParameters,
  referencePaths,
} from '../../site/reference/reference-data';
import { getSite, siteFiles } from '../../site/site-settings';
import { listOperationIds } from './find-openapi-document';

/** A name in a data file that something else must have. */
type Reference = {
  file: string;
  path: YamlPath;
  name: string;
  /** What the name is of: `operation`. */
  kind: string;
  known: readonly string[];
};

const listParameters = () => getSystemParameters().groups.flatMap(({ parameters }) => parameters);

function listLimitReferences(document: OpenApiDocument): Reference[] {
  const operations = listOperationIds(document);
  const { schemas } = document.components;
  const parameters = listParameters().map(({ name }) => name);
  return getLimits().limits.flatMap(({ operation, schema, field, parameter }, index) => {
    const reference = (key: string, name: string | undefined, known: readonly string[]) =>
      name === undefined
        ? []
        : [{ file: referencePaths.limits, path: ['limits', index, key], name, kind: key, known }];
    const target = schema === undefined ? undefined : schemas[schema];
    const fields = target ? listProperties(target, document).map(({ name }) => name) : [];
    return [
      ...reference('operation', operation, operations),
      ...reference('parameter', parameter, parameters),
      ...reference('schema', schema, Object.keys(schemas)),
      ...(target ? reference('field', field, fields) : []),
    ];
  });
}

function listPhaseReferences(document: OpenApiDocument): Reference[] {
  const statuses = listValueTexts(document.components.schemas.AppointmentStatus ?? {}) ?? [];
  const parameters = listParameters().map(({ name }) => name);
  const file = referencePaths.appointmentPhases;
  return getAppointmentPhases().phases.flatMap((phase, phaseIndex) =>
    phase.statuses.flatMap(({ status, parameters: names }, index) => {
      const path = ['phases', phaseIndex, 'statuses', index];
      return [
        { file, path: [...path, 'status'], name: status, kind: 'status', known: statuses },
        ...names.map((name, nameIndex) => ({
          file,
          path: [...path, 'parameters', nameIndex],
          name,
          kind: 'parameter',
          known: parameters,
        })),
      ];
    }),
  );
}

/** Lists the operations of the tasks on the home page. */
const listTaskReferences = (document: OpenApiDocument): Reference[] =>
  getSite().home.tasks.flatMap(({ operation }, index) =>
    operation === undefined
      ? []
      : {
          file: siteFiles.home,
          path: ['tasks', index, 'operation'],
          name: operation,
          kind: 'operation',
          known: listOperationIds(document),
        },
  );

/** Reports system parameters that the sandbox reads and that have no documented value. */
function checkRequiredParameters(): Diagnostic[] {
  const documented = listParameters().filter(({ example }) => example !== undefined);
  const findings = requiredParameters
    .filter((required) => !documented.some(({ name }) => name === required))
    .map((required) => ({
      at: ['groups'],
      message: 'The sandbox needs the example of a parameter',
      found: 'nothing',
      expected: `${required} with an example`,
    }));
  return locateInYaml(referencePaths.systemParameters, findings);
}

/** Reports names in content/site and content/reference that the API's description or other files do not have. */
export function checkApiNames(document: OpenApiDocument): Diagnostic[] {
  const references = [
    ...listTaskReferences(document),
    ...listLimitReferences(document),
    ...listPhaseReferences(document),
  ];
  const unknown = references
    .filter(({ name, known }) => !known.includes(name))
    .flatMap(({ file, path, name, kind, known }) => {
      const [message, expected] = [`Unknown ${kind}`, describeNames(name, known)];
      return locateInYaml(file, [{ at: path, message, found: describeValue(name), expected }]);
    });
  return [...unknown, ...checkRequiredParameters()];
}
