import type { z } from 'zod';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic';
import { type ParseResult, parseYaml } from '../diagnostics/parse-yaml';
import { readText } from '../files/project-files';
import {
  appointmentPhasesSchema,
  glossarySchema,
  limitsSchema,
  messageReferencesSchema,
  systemParametersSchema,
} from './reference-schemas';

const parseFile = <S extends z.ZodType>(schema: S, name: string) => {
  const file = `content/reference/${name}.yaml`;
  return parseYaml(schema, { file, text: readText(file) });
};

/** Facts of the API that schemas cannot express. The reference has a page for each file. */
const parsers = {
  systemParameters: () => parseFile(systemParametersSchema, 'system-parameters'),
  appointmentPhases: () => parseFile(appointmentPhasesSchema, 'appointment-phases'),
  limits: () => parseFile(limitsSchema, 'limits'),
  messageReferences: () => parseFile(messageReferencesSchema, 'message-references'),
  glossary: () => parseFile(glossarySchema, 'glossary'),
};

/** Every problem in the files of content/reference, with its position. */
export function checkReferenceData(): Diagnostic[] {
  return Object.values(parsers).flatMap((parse) => parse().diagnostics);
}

function getValue<T>({ value, diagnostics }: ParseResult<T>): T {
  if (value === undefined) throw new DiagnosticError(diagnostics);
  return value;
}

// Each throws a DiagnosticError with the problems of its file.
export const getSystemParameters = () => getValue(parsers.systemParameters());
export const getAppointmentPhases = () => getValue(parsers.appointmentPhases());
export const getLimits = () => getValue(parsers.limits());
export const getMessageReferences = () => getValue(parsers.messageReferences());
export const getGlossary = () => getValue(parsers.glossary());
