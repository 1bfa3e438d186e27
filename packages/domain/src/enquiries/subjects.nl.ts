export const nl = {
  contact: 'Vraag van {firstName} {lastName}: {about}',
  businessContact: 'Zakelijke vraag van {name}, {companyName}',
  vacancy: 'Sollicitatie van {name}: {job}',
  feedback: 'Feedback over het invullen: {type}',
  form: 'Formulier: {title}',
} as const;
