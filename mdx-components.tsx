export { useMDXComponents } from '@/components/mdx';
