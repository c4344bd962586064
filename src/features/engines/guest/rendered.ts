import type { RenderedNode } from '../run.ts';

const textNode = 3;
const elementNode = 1;

/** Returns the content of a body with the values of its fields, which HTML does not contain. */
export function renderedOf(body: HTMLElement): RenderedNode {
  const places = new Map([...body.querySelectorAll('*')].map((element, place) => [element, place]));

  function draw(element: HTMLElement): RenderedNode {
    const { value, checked } = element as HTMLInputElement;
    const isField = ['input', 'textarea', 'select'].includes(element.localName);
    return {
      at: places.get(element) ?? -1,
      tag: element.localName,
      attributes: Object.fromEntries([...element.attributes].map((each) => [each.name, each.value])),
      ...(isField && { value, isChecked: checked }),
      children: element.localName === 'textarea' ? [] : [...element.childNodes].flatMap(drawNode),
    };
  }

  function drawNode(node: Node): RenderedNode[] {
    if (node.nodeType === textNode) return [node.textContent ?? ''];
    return node.nodeType === elementNode ? [draw(node as HTMLElement)] : [];
  }
  return draw(body);
}

/** Returns the element at this index of the page. Throws a RangeError if there is none. */
export function elementAt(body: HTMLElement, place: number): HTMLElement {
  const element = body.querySelectorAll<HTMLElement>('*')[place];
  if (!element) throw new RangeError(`the page has no element ${place}`);
  return element;
}
