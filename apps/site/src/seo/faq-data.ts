import { faqItemBlock, plainText, type Story } from '@pomp/cms';
import type { FAQPage, Question } from 'schema-dts';
import { blocksIn } from './blocks-in';

/** The questions on a page, with their answers in plain words. */
export function faqData({ content }: Story): FAQPage[] {
  const questions = blocksIn(content, faqItemBlock.component).flatMap(questionData);
  return questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }] : [];
}

function questionData(block: unknown): Question[] {
  const item = faqItemBlock.parse(block);
  const answer = item.status === 'valid' && item.props.answer ? plainText(item.props.answer) : '';
  if (item.status === 'invalid' || answer === '') return [];
  return [{ '@type': 'Question', name: item.props.question, acceptedAnswer: { '@type': 'Answer', text: answer } }];
}
