import type { ComponentChildren, VNode } from 'preact';

/** The elements that a piece draws, its own components opened; what it draws holds no state of its own. */
export function drawn(node: ComponentChildren): readonly VNode<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(drawn);
  if (typeof node !== 'object' || node === null || !('props' in node)) return [];
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (typeof type === 'function') return drawn((type as (props: object) => ComponentChildren)(props));
  return [node as VNode<Record<string, unknown>>, ...drawn(props.children as ComponentChildren)];
}

/** Everything that is written in it. */
export function textOf(node: ComponentChildren): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (typeof node !== 'object' || node === null || !('props' in node)) return '';
  const { type, props } = node as VNode<Record<string, unknown>>;
  return textOf(
    typeof type === 'function'
      ? (type as (props: object) => ComponentChildren)(props)
      : (props.children as ComponentChildren),
  );
}
