declare const localeRoute: {
    readonly putUserLocale: {
        readonly method: 'PUT';
        readonly path: '/api/account/putUserLocale';
    };
};
declare const sessionRoute: {
    readonly session: {
        readonly method: 'GET';
        readonly path: '/api/auth/session';
    };
};
declare const contentRoutes: {
    readonly getBanner: {
        readonly method: 'GET';
        readonly path: '/api/storyblok/banner';
    };
    readonly getRelevantArticles: {
        readonly method: 'GET';
        readonly path: '/api/storyblok/relevantArticles';
    };
};
export { contentRoutes, localeRoute, sessionRoute };
