/** One option of a `SelectField`. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** One or two words that tell this option from the rest, below its label in the list: 'Hoofdadres'. */
  hint?: string;
  /** Puts the red '!' beside the option: what needs attention there, for screen readers. */
  alert?: string;
}
