declare const languageChoiceScript: string;
declare const startControls: (document: Document) => () => void;
export { languageChoiceScript, startControls };
