declare const categoryNames: readonly [
    'werking',
    'kosten',
    'isolatie',
    'installatie',
    'nieuws'
];
type ArticleCategory = (typeof categoryNames)[number];
declare const articleCategories: {
    readonly werking: 'Zo werkt het';
    readonly kosten: 'Kosten en subsidie';
    readonly isolatie: 'Isolatie en ventilatie';
    readonly installatie: 'Installatie en gebruik';
    readonly nieuws: 'Nieuws';
};
declare const unknownCategory = "onbekend";
declare const isArticleCategory: (name: string) => name is ArticleCategory;
export { articleCategories, categoryNames, isArticleCategory, unknownCategory };
export type { ArticleCategory };
