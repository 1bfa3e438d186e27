// oxlint-disable-next-line typescript/triple-slash-reference -- what it declares is no module of its own, and belongs to whoever reads these sources
/// <reference path="./lucide.d.ts" />
/** A drawing: the shapes of an SVG of 24 by 24, as lucide gives them. */
export type IconNode = [tag: string, attributes: Record<string, string | number | undefined>][];
