'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { SiteLink } from './site-link';

/**
 * A link that knows when it is the page one is on (`aria-current="page"`).
 * @param active whether the page one is on stands below it, where the list of links knows that
 */
export function NavLink({
  href,
  className,
  active,
  version,
  children,
}: {
  href: string;
  className?: string | undefined;
  active?: boolean;
  version?: string | undefined;
  children: ReactNode;
}) {
  const current = usePathname() === href;
  return (
    <SiteLink
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      data-active={active || undefined}
      data-version={version}
    >
      {children}
    </SiteLink>
  );
}
