import { z } from 'zod';
import type { WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import { openApiDocumentSchema } from '../../api/description/openapi-document';
import { listOperations, type Operation } from '../../api/description/operations';
import { DiagnosticError } from '../../kit/diagnostics/diagnostic';
import { parseYamlFile } from '../../kit/diagnostics/parse-yaml';
import { cached } from '../../kit/files/cached';
import { apiRoot } from '../../sandbox/sandbox-protocol';
import { getOperationId, getSourceName, type StepOperation } from './workflow-step-run';

/** The description of the sandbox's own endpoints, with which workflows read what the API sends by email or phone. */
export const sandboxDescriptionFile = 'openapi/sandbox/sandbox-control.yaml';

const strictDocument = openApiDocumentSchema.and(z.object({}));

/** Reads the description of the sandbox's own endpoints. */
const parseSandboxDescription = cached([sandboxDescriptionFile], () =>
  parseYamlFile(strictDocument, sandboxDescriptionFile),
);

/** The documents that describe the operations of workflows, by the name of the source description. */
export type WorkflowSources = { doctorApi: OpenApiDocument; sandbox: OpenApiDocument };

/** The documents of the workflows. Throws a DiagnosticError if that of the sandbox is invalid. */
export function getWorkflowSources(): WorkflowSources {
  const { value, diagnostics } = parseSandboxDescription();
  if (!value) throw new DiagnosticError(diagnostics);
  return { doctorApi: getOpenApiDocument(), sandbox: value };
}

/** The operation of a step; undefined if its document has none with the id. */
export function findStepOperation(
  step: WorkflowStep,
  sources: WorkflowSources,
): Operation | undefined {
  const id = getOperationId(step);
  return listOperations(sources[getSourceName(step)]).find((operation) => operation.id === id);
}

/** Locations of the operations of steps, by id. Unknown ones are left out. */
export function locateOperations(
  steps: readonly WorkflowStep[],
  sources: WorkflowSources,
): Record<string, StepOperation> {
  return Object.fromEntries(
    steps.flatMap((step) => {
      const operation = findStepOperation(step, sources);
      if (!operation) return [];
      const { id, method, path } = operation;
      return [[id, { method, path, base: getSourceName(step) === 'sandbox' ? '' : apiRoot }]];
    }),
  );
}
