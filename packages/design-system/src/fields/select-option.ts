export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}
