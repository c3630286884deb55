import { describe, expect, it } from 'vitest';
import { parseMcpOptions } from './mcp-options';

describe('parseMcpOptions', () => {
  it('serves out/ on stdio without options', () => {
    expect(parseMcpOptions([])).toEqual({ site: undefined, port: undefined, sandbox: undefined });
  });

  it('reads a site, a port, and the sandbox', () => {
    const args = ['--site', 'https://docs.example.com', '--http', '--sandbox'];
    expect(parseMcpOptions(args)).toEqual({
      site: 'https://docs.example.com',
      port: 4020,
      sandbox: 'in-process',
    });
    expect(parseMcpOptions(['--http', '--port', '0'])).toMatchObject({ port: 0 });
    expect(parseMcpOptions(['--help'])).toBe('help');
  });

  it.each([
    ['http://localhost:4010', 'http://localhost:4010/api/v2'],
    ['http://127.0.0.1:4010/api/v2/', 'http://127.0.0.1:4010/api/v2'],
    ['http://[::1]:4010/api/v2', 'http://[::1]:4010/api/v2'],
  ])('accepts the sandbox %s', (text, url) => {
    expect(parseMcpOptions(['--sandbox-url', text])).toMatchObject({ sandbox: { url } });
  });

  it.each([
    [['--sandbox-url', 'https://api.example.com/api/v2'], 'expected a sandbox on this machine'],
    [['--sandbox-url', 'http://localhost.example.com'], 'expected a sandbox on this machine'],
    [['--sandbox-url', 'localhost:4010'], 'expected a sandbox on this machine'],
    [['--sandbox', '--sandbox-url', 'http://localhost:4010'], 'found both'],
    [['--port', '4021'], 'expected --http too'],
    [['--http', '--port', '70000'], 'a whole number from 0 to 65535'],
    [['--htp'], '--help'],
    [['out'], '--help'],
  ])('refuses %j', (args, message) => {
    expect(() => parseMcpOptions(args)).toThrow(message);
  });
});
