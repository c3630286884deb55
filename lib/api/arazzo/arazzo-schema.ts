import { z } from 'zod';
import { callerSchema } from '../users/users-schema';

/**
 * The part of Arazzo 1.0.1 (https://spec.openapis.org/arazzo/v1.0.1) that workflows of this portal use. Strict, because
 * neither the pages nor the runner would do what other fields say.
 */

const id = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'a name of letters, digits and dashes');
const text = z.string().trim().min(1);

const inputSchema = z.strictObject({
  type: z.enum(['string', 'integer', 'number', 'boolean']),
  description: text,
  default: z.union([z.string(), z.number(), z.boolean()]),
  enum: z.array(z.string()).min(1).optional(),
});

const criterionSchema = z.union([
  z.strictObject({ condition: text }),
  z.strictObject({
    context: z.literal('$response.body'),
    condition: text,
    type: z.literal('jsonpath'),
  }),
  z.strictObject({
    /** A runtime expression, such as `$response.body` of a response that is not JSON. */
    context: z.string().startsWith('$'),
    condition: text,
    type: z.literal('regex'),
  }),
]);

/** A failure that the API documents: what causes it, and what a client does then. */
const failureSchema = z.strictObject({
  name: id,
  type: z.literal('end'),
  criteria: z.array(z.strictObject({ condition: text })).min(1),
  /** A heading, such as "The appointment has changed in the meantime". */
  'x-title': text,
  /** Task of the client. */
  'x-advice': text,
  /**
   * Changes that cause the failure: values by JSON Pointer into the body, or by `{location}.{name}` of a parameter.
   * `null` leaves a value out.
   */
  'x-break': z.record(z.string(), z.json()).optional(),
  /** The code of the sandbox's error record, which identifies failures with the same status. The API's are unknown. */
  'x-sandbox-error': z.string().startsWith('SANDBOX_').optional(),
});

const stepSchema = z.strictObject({
  stepId: id,
  /** Task of the step, in the imperative: its heading. */
  description: text,
  operationId: z.string().regex(/^\$sourceDescriptions\.(doctorApi|sandbox)\.[A-Za-z]\w*$/, {
    message: 'an operation such as $sourceDescriptions.doctorApi.saveAppointment',
  }),
  parameters: z
    .array(
      z.strictObject({
        name: text,
        in: z.enum(['path', 'query', 'header']),
        value: z.union([z.string(), z.number(), z.boolean()]),
      }),
    )
    .optional(),
  requestBody: z
    .strictObject({ contentType: z.literal('application/json'), payload: z.json() })
    .optional(),
  successCriteria: z.array(criterionSchema).min(1),
  outputs: z.record(id, z.string()).optional(),
  onFailure: z.array(failureSchema).optional(),
  /** Actor of the step. The token of its request is the input with the name of the actor, such as `patientToken`. */
  'x-actor': callerSchema,
  /** Why the step is there and what to know, as Markdown. */
  'x-explanation': text,
  /**
   * Facts of the step that are an interpretation, because the specification does not tie it to the step. That an update
   * leaves out fields is added by lib/calls/workflows/step-interpretation.ts.
   */
  'x-interpretation': text.optional(),
  /** The rules of the API that the step shows: titles of `x-rules`, with what has the rule in parentheses if needed. */
  'x-rules': z.array(text).min(1).optional(),
});

const workflowSchema = z.strictObject({
  workflowId: id,
  summary: text,
  description: text,
  inputs: z
    .strictObject({
      type: z.literal('object'),
      properties: z.record(id, inputSchema),
    })
    .optional(),
  steps: z.array(stepSchema).min(1),
  outputs: z.record(id, z.string()).optional(),
});

/** The groups of workflows, in the order in which pages list them. */
export const workflowGroups = [
  'Accounts and sessions',
  'Policies and claims',
  'Booking',
  'Offers, changes, and cancellations',
  'The visit and its data',
] as const;

/** A file of openapi/workflows. */
export const arazzoSchema = z.strictObject({
  arazzo: z.literal('1.0.1'),
  info: z.strictObject({
    /** The title of the workflow's page. */
    title: text,
    /** Place in lists of workflows. */
    'x-group': z.enum(workflowGroups),
    /** Its place in the group, from 1. Workflows with the same number are in the order of their titles. */
    'x-order': z.int().min(1),
    version: z.string(),
    summary: text,
    description: text,
  }),
  sourceDescriptions: z
    .array(
      z.strictObject({
        name: z.enum(['doctorApi', 'sandbox']),
        url: text,
        type: z.literal('openapi'),
      }),
    )
    .min(1),
  /** One, which the page of the file shows. */
  workflows: z.tuple([workflowSchema]),
});

export type ArazzoDocument = z.output<typeof arazzoSchema>;
export type Workflow = ArazzoDocument['workflows'][number];
export type WorkflowStep = Workflow['steps'][number];
export type WorkflowFailure = NonNullable<WorkflowStep['onFailure']>[number];
export type Criterion = WorkflowStep['successCriteria'][number];
