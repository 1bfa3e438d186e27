import type { businessContactForm, contactForm, SectionAnswers } from '@pomp/domain';

/** What is asked of one of the departments, as it travels. */
export const visitorQuestion = ({
  department = 'klantenservice',
  firstName = '',
  lastName = '',
  email = '',
  phone = '',
  message = '',
}: SectionAnswers<typeof contactForm>) => ({ department, firstName, lastName, email, phone, message });

/** What a business asks, as it travels. */
export const businessQuestion = ({
  name = '',
  companyName = '',
  email = '',
  phone = '',
  message = '',
}: SectionAnswers<typeof businessContactForm>) => ({ name, companyName, email, phone, message, b2b: true }) as const;
