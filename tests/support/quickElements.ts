// Removes `console.createTask` before React loads. React would otherwise create a developer-tools
// task for each element, in some 2 % of a component test's time.
Reflect.deleteProperty(console, 'createTask')
