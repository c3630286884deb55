import { describe, expect, it } from 'vitest';
import { accepts } from './accept-header';

describe('accepts', () => {
  it('matches a media type by its name, by its type, or by */*', () => {
    expect(accepts('image/png', 'image/png')).toBe(true);
    expect(accepts('text/html, IMAGE/*;q=0.8', 'image/png')).toBe(true);
    expect(accepts('*/*', 'application/pdf')).toBe(true);
    expect(accepts('', 'application/pdf')).toBe(true);
  });

  it('rejects a type that is not listed, or that q=0 excludes', () => {
    expect(accepts('image/*', 'application/pdf')).toBe(false);
    expect(accepts('image/jpeg', 'image/png')).toBe(false);
    expect(accepts('*/*, image/png;q=0', 'image/png')).toBe(false);
    expect(accepts('*/*, image/png;q=0.1', 'image/png')).toBe(true);
  });
});
