'use client';

import { type ReactNode, Suspense } from 'react';
import { SoftNavigation } from '@/components/navigation/soft-navigation';
import { ColorModeProvider } from './color-mode';

const loadBehaviors = () => import('@/components/behaviors/page-behaviors');

/** Provides the color mode and soft navigation to a page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ColorModeProvider>
      <Suspense>
        <SoftNavigation loadBehaviors={loadBehaviors} />
      </Suspense>
      {children}
    </ColorModeProvider>
  );
}
