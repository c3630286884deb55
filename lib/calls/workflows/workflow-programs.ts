import type { Workflow } from '../../api/arazzo/arazzo-schema';
import type { LanguageSample } from '../../api/code/create-language-samples';
import { localSandboxUrl } from '../../sandbox/sandbox-protocol';
import { writeCSharpProgram } from './code/csharp-program';
import { writeJavaProgram } from './code/java-program';
import { writePythonProgram } from './code/python-program';
import { writeShellProgram } from './code/shell-program';
import { writeTypeScriptProgram } from './code/typescript-program';
import { buildProgram, type WorkflowProgram } from './code/workflow-program';
import type { recordOutputs } from './record-workflow';
import type { StepOperation } from './workflow-step-run';

/** The languages of programs, with the ids of those of the samples, so that a reader's choice applies to both. */
const writers: Array<
  Omit<LanguageSample, 'source'> & { write: (program: WorkflowProgram, baseUrl: string) => string }
> = [
  { id: 'curl', label: 'curl', language: 'shellscript', write: writeShellProgram },
  { id: 'typescript', label: 'TypeScript', language: 'typescript', write: writeTypeScriptProgram },
  { id: 'python', label: 'Python', language: 'python', write: writePythonProgram },
  { id: 'java', label: 'Java', language: 'java', write: writeJavaProgram },
  { id: 'csharp', label: 'C#', language: 'csharp', write: writeCSharpProgram },
];

/** Writes a workflow as a program in every language of the samples. */
const writePrograms = (program: WorkflowProgram, baseUrl: string): LanguageSample[] =>
  writers.map(({ write, ...language }) => ({
    ...language,
    source: write(program, baseUrl).trimEnd(),
  }));

/**
 * Writes the programs that perform a workflow. They call the local sandbox.
 * @param outputs what each step returned when the workflow was recorded
 */
export const writeWorkflowPrograms = (
  workflow: Workflow,
  operations: Readonly<Record<string, StepOperation>>,
  outputs: Awaited<ReturnType<typeof recordOutputs>>,
): LanguageSample[] => writePrograms(buildProgram(workflow, operations, outputs), localSandboxUrl);
