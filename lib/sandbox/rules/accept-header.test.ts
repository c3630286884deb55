import { describe, expect, it } from 'vitest';
import { accepts } from './accept-header';

describe('an Accept header', () => {
  it('takes a type by its name, its kind or anything', () => {
    expect(accepts('image/png', 'image/png')).toBe(true);
    expect(accepts('text/html, IMAGE/*;q=0.8', 'image/png')).toBe(true);
    expect(accepts('*/*', 'application/pdf')).toBe(true);
    expect(accepts('', 'application/pdf')).toBe(true);
  });

  it('leaves out what it does not name, and what it excludes', () => {
    expect(accepts('image/*', 'application/pdf')).toBe(false);
    expect(accepts('image/jpeg', 'image/png')).toBe(false);
    expect(accepts('*/*, image/png;q=0', 'image/png')).toBe(false);
    expect(accepts('*/*, image/png;q=0.1', 'image/png')).toBe(true);
  });
});
