import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectPath } from '../../../kit/files/project-files';
import { isPastedCall } from './is-pasted-call';

const readYaml = (path: string): unknown => parse(readFileSync(projectPath(path), 'utf8'));

it('recognizes inputs of people, also in a field that has only one line', () => {
  const inputs = z.array(z.object({ id: z.string(), text: z.string() }));
  const missed = inputs
    .parse(readYaml('tests/traffic/inputs.yaml'))
    .filter(({ text }) => !isPastedCall(text) || !isPastedCall(text.replaceAll(/[\r\n]+/g, ' ')));
  // Lines of a log with nothing but methods and paths, like the name of an operation, and code without one.
  expect(missed.map(({ id }) => id)).toEqual([
    ...['delivery-in-log', 'html-instead-of-json', 'untrusted-certificate', 'no-server'],
    'retrofit-data-class',
  ]);
});

it('leaves searches alone', () => {
  const questions = z.object({ answers: z.array(z.object({ questions: z.array(z.string()) })) });
  const { answers } = questions.parse(readYaml('content/site/questions.yaml'));
  const searches = [
    ...answers.flatMap((answer) => answer.questions),
    ...['GET /appointments', 'POST /api/v2/appointment', 'curl', 'curl sample', 'HTTP/2', '405'],
    ...['405 Method Not Allowed', 'fetch', '{{user.name}}', '{name}', '[DATE]', '/token'],
    'https://docs.example.com/api/errors',
  ];
  expect(searches.filter(isPastedCall)).toEqual([]);
});
