/*
 * What `hbspt.forms.create` takes by HubSpot's documentation, as a client in npm types it: `UseHubSpotFormProps` of `@aaronhayes/react-use-hubspot-form` 2.1.2, read on 2026-11-26. `region` isn't in it, and is in the
 * code that HubSpot gives to embed a form and in every type for it in public code.
 */
export const formOptions = (
  'portalId formId region target redirectUrl inlineMessage pageId cssRequired cssClass submitButtonClass errorClass errorMessageClass groupErrors locale translations blockedDomains ' +
  'formInstanceId onBeforeFormInit onFormReady onFormSubmit onFormSubmitted'
).split(' ');
