'use client';

import { useEffect } from 'react';
import { hideLoadFailureMessage } from '@/lib/browser/load-failure-message';
import { hydratedAttribute } from '@/lib/site/data-attributes/document';

/** Says that Next's client has hydrated the page, on pages that have it. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.setAttribute(hydratedAttribute, '');
    hideLoadFailureMessage();
  }, []);
  return null;
}
