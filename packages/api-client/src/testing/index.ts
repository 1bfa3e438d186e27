export {
  exampleAnswer,
  exampleRevision,
  failure,
  handlersFor,
  never,
  offline,
  success,
  type Answer,
  type Overrides,
} from './handlers-for.js';
