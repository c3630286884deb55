import type { LanguageSample } from '../../../api/code/create-language-samples';
import { writeCSharpProgram } from './csharp-program';
import { writeJavaProgram } from './java-program';
import { writePythonProgram } from './python-program';
import { writeShellProgram } from './shell-program';
import { writeTypeScriptProgram } from './typescript-program';
import type { WorkflowProgram } from './workflow-program';

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
export const writePrograms = (program: WorkflowProgram, baseUrl: string): LanguageSample[] =>
  writers.map(({ write, ...language }) => ({
    ...language,
    source: write(program, baseUrl).trimEnd(),
  }));
