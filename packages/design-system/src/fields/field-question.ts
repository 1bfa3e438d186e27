/** Something that is asked again of an answer, which counts all the same. */
export interface FieldQuestion {
  readonly text: string;
  /** Puts in the field what may have been meant. */
  readonly meant?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export const questionId = (id: string): string => `${id}-question`;
