declare const startControls: (document: Document) => () => void;
export { startControls };
