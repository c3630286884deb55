export { useMDXComponents } from '@/components/docs/mdx';
