import { describe, expect, it } from 'vitest';
import { insertShareImage, readPageSummary } from './share-image-meta';

const card = '<meta name="twitter:card" content="summary"/>';
const page = (head: string) =>
  `<html><head>${head}</head><body><article data-page-kind="guide">A</article></body></html>`;
const html = page(
  `<title>Fees &amp; fines | Hub</title><meta name="description" content="What it&#x27;s about."/>${card}`,
);

describe('readPageSummary', () => {
  it('reads the title without that of the site, the description and the kind', () => {
    expect(readPageSummary(html, 'Hub')).toEqual({
      title: 'Fees & fines',
      description: "What it's about.",
      kind: 'guide',
    });
  });

  it('leaves out pages that say nothing about sharing', () => {
    expect(readPageSummary(page('<title>Not found</title>'), 'Hub')).toBeUndefined();
  });
});

describe('insertShareImage', () => {
  it('names the image, its size and its text', () => {
    const summary = { title: '"A" & B', description: '', kind: undefined };
    const result = insertShareImage(
      html,
      { image: 'https://x.example/a.png?b&c', icon: '/icon.png' },
      summary,
    );
    expect(result).toContain(
      '<meta property="og:image" content="https://x.example/a.png?b&amp;c"/>',
    );
    expect(result).toContain('<meta property="og:image:width" content="1200"/>');
    expect(result).toContain('<meta property="og:image:alt" content="&quot;A&quot; &amp; B"/>');
    expect(result).toContain('<link rel="apple-touch-icon" href="/icon.png"/>');
    expect(result).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
});
