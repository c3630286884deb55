import type { z } from 'zod';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { parseYamlFile, requireValue } from '../../kit/diagnostics/parse-yaml';
import { cached } from '../../kit/files/cached';
import {
  appointmentPhasesSchema,
  dataPathsSchema,
  glossarySchema,
  limitsSchema,
  messageReferencesSchema,
  systemParametersSchema,
  undocumentedSchema,
  wordingSchema,
} from './reference-schemas';

const parseFile = <S extends z.ZodType>(schema: S, file: string) =>
  cached([file], () => parseYamlFile(schema, file));

/** The paths of the files of content/reference. */
export const referencePaths = {
  systemParameters: 'content/reference/system-parameters.yaml',
  appointmentPhases: 'content/reference/appointment-phases.yaml',
  limits: 'content/reference/limits.yaml',
  messageReferences: 'content/reference/message-references.yaml',
  glossary: 'content/reference/glossary.yaml',
  dataPaths: 'content/reference/data-paths.yaml',
  undocumented: 'content/reference/undocumented.yaml',
  wording: 'content/reference/wording.yaml',
} as const;

/** Facts of the API that schemas cannot express, each with a page in the reference, and the words for the prose check. */
const parsers = {
  systemParameters: parseFile(systemParametersSchema, referencePaths.systemParameters),
  appointmentPhases: parseFile(appointmentPhasesSchema, referencePaths.appointmentPhases),
  limits: parseFile(limitsSchema, referencePaths.limits),
  messageReferences: parseFile(messageReferencesSchema, referencePaths.messageReferences),
  glossary: parseFile(glossarySchema, referencePaths.glossary),
  dataPaths: parseFile(dataPathsSchema, referencePaths.dataPaths),
  undocumented: parseFile(undocumentedSchema, referencePaths.undocumented),
  wording: parseFile(wordingSchema, referencePaths.wording),
};

/** Every problem in the files of content/reference, with its position. */
export function checkReferenceData(): Diagnostic[] {
  return Object.values(parsers).flatMap((parse) => parse().diagnostics);
}

// Each throws a DiagnosticError with the problems of its file.
export const getSystemParameters = () => requireValue(parsers.systemParameters());
export const getAppointmentPhases = () => requireValue(parsers.appointmentPhases());
export const getLimits = () => requireValue(parsers.limits());
export const getMessageReferences = () => requireValue(parsers.messageReferences());
export const getGlossary = () => requireValue(parsers.glossary());
export const getDataPaths = () => requireValue(parsers.dataPaths());
export const getUndocumented = () => requireValue(parsers.undocumented());
export const getWording = () => requireValue(parsers.wording());
