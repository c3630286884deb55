import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { BaseUrlBanner } from '@/components/site/base-url-banner';
import { getOperationExample } from '@/lib/openapi/operation-example';
import { groupOperations } from '@/lib/openapi/operations';
import { getSite } from '@/lib/site/site-settings';

export function generateMetadata(): Metadata {
  const { title, home } = getSite();
  return {
    title: { absolute: title },
    description: home.lead,
    alternates: { canonical: '/' },
  };
}

export default function Page() {
  const { home, title, tagline } = getSite();
  return (
    <>
      <BaseUrlBanner />
      <HomePage
        home={home}
        title={title}
        tagline={tagline}
        example={getOperationExample(home.sample.operation)}
        groups={groupOperations()}
      />
    </>
  );
}
