import { describe, expect, it } from 'vitest';
import { listToolLinks } from './tool-links';

const site = { url: 'https://docs.example.com', baseUrl: '/hub/' };

describe('listToolLinks', () => {
  it('replaces the placeholders by the encoded URL of the Markdown and the prompt about it', () => {
    const pageMenu = {
      openIn: [
        { label: 'A tool', url: 'https://tool.example/?q={prompt}&x=1' },
        { label: 'A reader', url: 'https://reader.example/#{url}' },
      ],
      prompt: 'Read {url} & answer.',
    };
    const [tool, reader] = listToolLinks('/docs/a', { ...site, pageMenu });
    expect(tool?.label).toBe('Open in A tool');
    expect(new URL(tool?.href ?? '').searchParams.get('q')).toBe(
      'Read https://docs.example.com/hub/docs/a.md & answer.',
    );
    expect(reader?.href).toBe(
      `https://reader.example/#${encodeURIComponent('https://docs.example.com/hub/docs/a.md')}`,
    );
  });

  it('lists none without tools', () => {
    expect(
      listToolLinks('/docs/a', { ...site, pageMenu: { openIn: [], prompt: '{url}' } }),
    ).toEqual([]);
  });
});
