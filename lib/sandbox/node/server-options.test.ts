import { describe, expect, it } from 'vitest';
import { readText } from '../../kit/files/project-files';
import { helpText, optionNames, parseOptions } from './server-options';

describe('the options of npm run sandbox', () => {
  it('default to port 4010 of this machine only, no latency, and no failures', () => {
    expect(parseOptions([])).toEqual({
      options: { port: 4010, host: '127.0.0.1', latency: { min: 0, max: 0 }, failRate: 0 },
    });
  });

  it('are parsed', () => {
    const line =
      '--port 0 --host=0.0.0.0 --seed 7 --scenario everyday --latency 100-800 --fail-rate .25 --file a.db';
    expect(parseOptions(line.split(' '))).toEqual({
      options: {
        port: 0,
        host: '0.0.0.0',
        seed: 7,
        scenario: 'everyday',
        latency: { min: 100, max: 800 },
        failRate: 0.25,
        file: 'a.db',
      },
    });
    expect(parseOptions(['--latency', '200'])).toMatchObject({
      options: { latency: { min: 200, max: 200 } },
    });
  });

  it('are all reported if they are invalid, with the found and the expected value', () => {
    const line = '--port 99999 --seed -1 --latency 9-3 --fail-rate 2 --scenario none --speed 3 x';
    expect(parseOptions([...line.split(' '), '--file'])).toEqual({
      errors: [
        '"3": expected an option. Options start with -- and have one value.',
        '"x": expected an option. Options start with -- and have one value.',
        '--port: found "99999", expected a whole number from 0 to 65535.',
        '--seed: found "-1", expected a whole number from 0 to 2147483647.',
        expect.stringMatching(/^--scenario: found "none", expected one of everyday/),
        '--latency: found "9-3", expected milliseconds from 0 to 60000, such as 200 or 100-800.',
        '--fail-rate: found "2", expected a number from 0 to 1.',
        '--file: found no value, expected a path.',
        expect.stringMatching(/^--speed: unknown option. The options are --port, /),
      ],
    });
    for (const share of ['', '.', '-0.1', '1e-1', '1.5', 'half']) {
      expect(parseOptions([`--fail-rate=${share}`]), share).toEqual({
        errors: [`--fail-rate: found "${share}", expected a number from 0 to 1.`],
      });
    }
  });

  it('send webhooks only with a URL, three times again after a failure unless it says otherwise', () => {
    const url = 'http://localhost:8080/webhooks';
    expect(parseOptions(['--webhooks-to', url])).toMatchObject({
      options: {
        webhooks: { url, retries: 3, order: 'sent', duplicates: 0, delay: { min: 0, max: 0 } },
      },
    });
    const line = `--webhooks-to ${url} --webhook-retries 0 --webhook-order random --webhook-duplicates .5 --webhook-delay 5-9`;
    expect(parseOptions(line.split(' '))).toMatchObject({
      options: {
        webhooks: { retries: 0, order: 'random', duplicates: 0.5, delay: { min: 5, max: 9 } },
      },
    });
    expect(parseOptions(['--webhook-order', 'random', '--webhook-duplicates', '1'])).toEqual({
      errors: [
        '--webhook-order: it also needs --webhooks-to, the URL of your receiver.',
        '--webhook-duplicates: it also needs --webhooks-to, the URL of your receiver.',
      ],
    });
    for (const invalid of [
      'localhost:8080',
      'ftp://localhost/',
      'http://',
      'http://a:b@localhost',
    ]) {
      expect(parseOptions(['--webhooks-to', invalid]), invalid).toEqual({
        errors: [expect.stringContaining(`--webhooks-to: found "${invalid}", expected an http`)],
      });
    }
  });

  it('are all in the help text', () => {
    expect(parseOptions(['--port', 'x', '--help'])).toBe('help');
    expect(optionNames).toHaveLength(13);
    for (const name of optionNames) expect(helpText).toContain(`\n  --${name} `);
  });

  it('are all listed once in the table of the sandbox page', () => {
    const page = readText('content/api/sandbox.mdx');
    const listed = [...page.matchAll(/^\| `--([a-z-]+)[^`]*` +\| \S/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(optionNames.toSorted());
  });
});
