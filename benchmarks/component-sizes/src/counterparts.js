/**
 * The same component elsewhere, by what one imports to use it once. Where a library has none, it isn't named.
 * @type {Record<string, { radix?: readonly string[], mui?: readonly string[] }>}
 */
export const counterparts = {
  Button: { radix: ['Button'], mui: ['Button'] },
  IconButton: { radix: ['IconButton'], mui: ['IconButton'] },
  Alert: { radix: ['Callout'], mui: ['Alert'] },
  Badge: { radix: ['Badge'], mui: ['Chip'] },
  Skeleton: { radix: ['Skeleton'], mui: ['Skeleton'] },
  Modal: { radix: ['Dialog'], mui: ['Dialog'] },
  InfoDisclosure: { radix: ['Popover'], mui: ['Popover'] },
  Tooltip: { radix: ['Tooltip'], mui: ['Tooltip'] },
  ProgressBar: { radix: ['Progress'], mui: ['LinearProgress'] },
  Accordion: { mui: ['Accordion', 'AccordionSummary', 'AccordionDetails'] },
  TextField: { radix: ['TextField'], mui: ['TextField'] },
  TextArea: { radix: ['TextArea'], mui: ['TextField'] },
  SelectField: { radix: ['Select'], mui: ['Autocomplete', 'TextField'] },
  Checkbox: { radix: ['Checkbox'], mui: ['Checkbox', 'FormControlLabel'] },
  RadioCards: { radix: ['RadioCards'], mui: ['Radio', 'RadioGroup', 'FormControlLabel'] },
  Card: { radix: ['Card'], mui: ['Card'] },
  Text: { radix: ['Text'], mui: ['Typography'] },
  Heading: { radix: ['Heading'], mui: ['Typography'] },
  Stack: { radix: ['Flex'], mui: ['Stack'] },
  Link: { radix: ['Link'], mui: ['Link'] },
  Pagination: { mui: ['Pagination'] },
  Breadcrumbs: { mui: ['Breadcrumbs'] },
};
