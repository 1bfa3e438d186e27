type Control<Given extends readonly unknown[] = [
]> = (document: Document, signal: AbortSignal, ...given: Given) => void;
declare function defineControls<Given extends readonly unknown[] = [
]>(...controls: readonly Control<Given>[]): (document: Document, ...given: Given) => () => void;
declare const opensHere: (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) => boolean;
declare function showPage(pagination: HTMLElement, page: number, pages: number): void;
declare function showInAccountLink(link: HTMLElement, firstName: string | null): void;
declare const lazyControl: (selector: string, fetch: () => Promise<Control>) => Control;
declare function whenPresent(document: Document, signal: AbortSignal, selector: string, handle: (element: HTMLElement) => void): void;
declare function whenSeen(document: Document, signal: AbortSignal, selector: string, act: (element: HTMLElement) => void, from?: string): void;
declare const startHeaderControls: (document: Document) => () => void;
declare const startControls: (document: Document) => () => void;
export { defineControls, lazyControl, opensHere, showInAccountLink, showPage, startControls, startHeaderControls, whenPresent, whenSeen };
export type { Control };
